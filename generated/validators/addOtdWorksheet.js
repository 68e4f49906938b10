// Written by `npm run generate` from openapi/. Do not edit.
import { isDate } from './support/date.js';
import { isUuid } from './support/uuid.js';
import { textLength as func0 } from './support/text-length.js';
export const addOtdWorksheetBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dealer === undefined){
data.dealer = null;
}
if(data.good_through === undefined){
data.good_through = null;
}
if(data.remark === undefined){
data.remark = null;
}
if(data.msrp === undefined){
data.msrp = 0;
}
if(data.destination === undefined){
data.destination = 0;
}
if(data.dealer_discount === undefined){
data.dealer_discount = 0;
}
if(data.selling_price === undefined){
data.selling_price = 0;
}
if(data.rebates === undefined){
data.rebates = [];
}
if(data.add_ons === undefined){
data.add_ons = [];
}
if(data.doc_fee === undefined){
data.doc_fee = 0;
}
if(data.title === undefined){
data.title = 0;
}
if(data.registration === undefined){
data.registration = 0;
}
if(data.inspection === undefined){
data.inspection = 0;
}
if(data.other_fees === undefined){
data.other_fees = [];
}
if(data.trade_in === undefined){
data.trade_in = null;
}
if(data.trade_allowance === undefined){
data.trade_allowance = 0;
}
if(data.trade_payoff === undefined){
data.trade_payoff = 0;
}
if(data.tax_rule_id === undefined){
data.tax_rule_id = null;
}
if(data.sales_tax === undefined){
data.sales_tax = 0;
}
let data0 = data.dealer;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/dealer",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data0 === "string"){
if(func0(data0) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/dealer",keyword:"maxLength",params:{limit: 120}});
errors++;
}
}
let data1 = data.good_through;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/good_through",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/good_through",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(!isDate(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/good_through",keyword:"looks",params:{format: "date"}});
errors++;
}
}
let data2 = data.remark;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 300}});
errors++;
}
}
let data3 = data.msrp;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/msrp",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/msrp",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data3 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/msrp",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data4 = data.destination;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/destination",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/destination",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data4 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/destination",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data5 = data.dealer_discount;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/dealer_discount",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/dealer_discount",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data5 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/dealer_discount",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data6 = data.selling_price;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/selling_price",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/selling_price",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data6 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/selling_price",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data7 = data.rebates;
if(Array.isArray(data7)){
if(data7.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/rebates",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.is_taxable === undefined){
data8.is_taxable = false;
}
if(data8.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rebates/" + i0,keyword:"required",params:{missingProperty: "label"}});
errors++;
}
if(data8.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rebates/" + i0,keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data8.label !== undefined){
let data9 = data8.label;
if(typeof data9 === "string"){
if(func0(data9) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/rebates/" + i0+"/label",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func0(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/rebates/" + i0+"/label",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rebates/" + i0+"/label",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data8.amount !== undefined){
let data10 = data8.amount;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/rebates/" + i0+"/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/rebates/" + i0+"/amount",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data10 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/rebates/" + i0+"/amount",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(typeof data8.is_taxable !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/rebates/" + i0+"/is_taxable",keyword:"type",params:{type: "boolean"}});
errors++;
}
for(const key0 in data8){
if(!["label", "amount", "is_taxable"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/rebates/" + i0,keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rebates/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rebates",keyword:"type",params:{type: "array"}});
errors++;
}
let data12 = data.add_ons;
if(Array.isArray(data12)){
if(data12.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/add_ons",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/add_ons/" + i1,keyword:"required",params:{missingProperty: "label"}});
errors++;
}
if(data13.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/add_ons/" + i1,keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data13.label !== undefined){
let data14 = data13.label;
if(typeof data14 === "string"){
if(func0(data14) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/add_ons/" + i1+"/label",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func0(data14) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/add_ons/" + i1+"/label",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/add_ons/" + i1+"/label",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data13.amount !== undefined){
let data15 = data13.amount;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/add_ons/" + i1+"/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data15 == "number"){
if(data15 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/add_ons/" + i1+"/amount",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data15 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/add_ons/" + i1+"/amount",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
for(const key1 in data13){
if(!["label", "amount"].includes(key1)){
(vErrors ??= []).push({instancePath:instancePath+"/add_ons/" + i1,keyword:"known",params:{additionalProperty: key1}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/add_ons/" + i1,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/add_ons",keyword:"type",params:{type: "array"}});
errors++;
}
let data16 = data.doc_fee;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/doc_fee",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data16 == "number"){
if(data16 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/doc_fee",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data16 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/doc_fee",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data17 = data.title;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data17 == "number"){
if(data17 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data17 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data18 = data.registration;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/registration",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data18 == "number"){
if(data18 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/registration",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data18 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/registration",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data19 = data.inspection;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/inspection",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data19 == "number"){
if(data19 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/inspection",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data19 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/inspection",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data20 = data.other_fees;
if(Array.isArray(data20)){
if(data20.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/other_fees",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.is_taxed === undefined){
data21.is_taxed = false;
}
if(data21.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/other_fees/" + i2,keyword:"required",params:{missingProperty: "label"}});
errors++;
}
if(data21.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/other_fees/" + i2,keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data21.label !== undefined){
let data22 = data21.label;
if(typeof data22 === "string"){
if(func0(data22) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/other_fees/" + i2+"/label",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func0(data22) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/other_fees/" + i2+"/label",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/other_fees/" + i2+"/label",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data21.amount !== undefined){
let data23 = data21.amount;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
(vErrors ??= []).push({instancePath:instancePath+"/other_fees/" + i2+"/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data23 == "number"){
if(data23 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/other_fees/" + i2+"/amount",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data23 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/other_fees/" + i2+"/amount",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(typeof data21.is_taxed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/other_fees/" + i2+"/is_taxed",keyword:"type",params:{type: "boolean"}});
errors++;
}
for(const key2 in data21){
if(!["label", "amount", "is_taxed"].includes(key2)){
(vErrors ??= []).push({instancePath:instancePath+"/other_fees/" + i2,keyword:"known",params:{additionalProperty: key2}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/other_fees/" + i2,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/other_fees",keyword:"type",params:{type: "array"}});
errors++;
}
let data25 = data.trade_in;
if((typeof data25 !== "string") && (data25 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/trade_in",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data25 === "string"){
if(func0(data25) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/trade_in",keyword:"maxLength",params:{limit: 120}});
errors++;
}
}
let data26 = data.trade_allowance;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
(vErrors ??= []).push({instancePath:instancePath+"/trade_allowance",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data26 == "number"){
if(data26 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/trade_allowance",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data26 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/trade_allowance",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data27 = data.trade_payoff;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
(vErrors ??= []).push({instancePath:instancePath+"/trade_payoff",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data27 == "number"){
if(data27 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/trade_payoff",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data27 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/trade_payoff",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data28 = data.tax_rule_id;
if((typeof data28 !== "string") && (data28 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/tax_rule_id",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data28 === "string"){
if(!isUuid(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/tax_rule_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
let data29 = data.sales_tax;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
(vErrors ??= []).push({instancePath:instancePath+"/sales_tax",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data29 == "number"){
if(data29 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/sales_tax",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data29 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/sales_tax",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
for(const key3 in data){
if(!["dealer", "good_through", "remark", "msrp", "destination", "dealer_discount", "selling_price", "rebates", "add_ons", "doc_fee", "title", "registration", "inspection", "other_fees", "trade_in", "trade_allowance", "trade_payoff", "tax_rule_id", "sales_tax"].includes(key3)){
(vErrors ??= []).push({instancePath,keyword:"known",params:{additionalProperty: key3}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
