// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from './support/bounds.js';
import { isDate } from './support/date.js';
import { isUuid } from './support/uuid.js';
import { textLength as func0 } from './support/text-length.js';
import { validateWorksheetAddOn } from './schemas/WorksheetAddOn.js';
import { validateWorksheetFee } from './schemas/WorksheetFee.js';
import { validateWorksheetRebate } from './schemas/WorksheetRebate.js';
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
if(data.financing === undefined){
data.financing = null;
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
if(isBeyond(data1, "from", this, "today")){
(vErrors ??= []).push({instancePath:instancePath+"/good_through",keyword:"bounds",params:{says: "This quote has already expired."}});
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
if(!validateWorksheetRebate.call(this, data7[i0], {instancePath: instancePath + "/rebates/" + i0})){
vErrors = vErrors === null ? validateWorksheetRebate.errors : vErrors.concat(validateWorksheetRebate.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rebates",keyword:"type",params:{type: "array"}});
errors++;
}
let data9 = data.add_ons;
if(Array.isArray(data9)){
if(data9.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/add_ons",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!validateWorksheetAddOn.call(this, data9[i1], {instancePath: instancePath + "/add_ons/" + i1})){
vErrors = vErrors === null ? validateWorksheetAddOn.errors : vErrors.concat(validateWorksheetAddOn.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/add_ons",keyword:"type",params:{type: "array"}});
errors++;
}
let data11 = data.doc_fee;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/doc_fee",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/doc_fee",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data11 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/doc_fee",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data12 = data.title;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data12 == "number"){
if(data12 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data12 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data13 = data.registration;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/registration",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data13 == "number"){
if(data13 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/registration",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data13 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/registration",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data14 = data.inspection;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/inspection",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data14 == "number"){
if(data14 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/inspection",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data14 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/inspection",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data15 = data.other_fees;
if(Array.isArray(data15)){
if(data15.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/other_fees",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!validateWorksheetFee.call(this, data15[i2], {instancePath: instancePath + "/other_fees/" + i2})){
vErrors = vErrors === null ? validateWorksheetFee.errors : vErrors.concat(validateWorksheetFee.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/other_fees",keyword:"type",params:{type: "array"}});
errors++;
}
let data17 = data.trade_in;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/trade_in",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data17 === "string"){
if(func0(data17) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/trade_in",keyword:"maxLength",params:{limit: 120}});
errors++;
}
}
let data18 = data.trade_allowance;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/trade_allowance",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data18 == "number"){
if(data18 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/trade_allowance",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data18 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/trade_allowance",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data19 = data.trade_payoff;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/trade_payoff",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data19 == "number"){
if(data19 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/trade_payoff",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data19 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/trade_payoff",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data20 = data.tax_rule_id;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/tax_rule_id",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data20 === "string"){
if(!isUuid(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/tax_rule_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
let data21 = data.sales_tax;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/sales_tax",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data21 == "number"){
if(data21 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/sales_tax",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data21 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/sales_tax",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data22 = data.financing;
if(data22 !== null){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.method === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/financing",keyword:"required",params:{missingProperty: "method"}});
errors++;
}
if(data22.term_months === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/financing",keyword:"required",params:{missingProperty: "term_months"}});
errors++;
}
if(data22.apr === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/financing",keyword:"required",params:{missingProperty: "apr"}});
errors++;
}
if(data22.down_payment === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/financing",keyword:"required",params:{missingProperty: "down_payment"}});
errors++;
}
if(data22.cap_cost === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/financing",keyword:"required",params:{missingProperty: "cap_cost"}});
errors++;
}
if(data22.residual === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/financing",keyword:"required",params:{missingProperty: "residual"}});
errors++;
}
if(data22.money_factor === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/financing",keyword:"required",params:{missingProperty: "money_factor"}});
errors++;
}
if(data22.method !== undefined){
let data23 = data22.method;
if(typeof data23 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/financing/method",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["finance", "lease"].includes(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/financing/method",keyword:"choice",params:{}});
errors++;
}
}
if(data22.term_months !== undefined){
let data24 = data22.term_months;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
(vErrors ??= []).push({instancePath:instancePath+"/financing/term_months",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data24 == "number"){
if(data24 > 120 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/financing/term_months",keyword:"maximum",params:{comparison: "<=", limit: 120}});
errors++;
}
if(data24 < 12 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/financing/term_months",keyword:"minimum",params:{comparison: ">=", limit: 12}});
errors++;
}
}
}
if(data22.apr !== undefined){
let data25 = data22.apr;
if((!(typeof data25 == "number")) && (data25 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/financing/apr",keyword:"type",params:{type: ["number","null"]}});
errors++;
}
if(typeof data25 == "number"){
if(data25 > 40 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/financing/apr",keyword:"maximum",params:{comparison: "<=", limit: 40}});
errors++;
}
if(data25 < 0 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/financing/apr",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data22.down_payment !== undefined){
let data26 = data22.down_payment;
if((!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))) && (data26 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/financing/down_payment",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data26 == "number"){
if(data26 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/financing/down_payment",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data26 > 200000000){
(vErrors ??= []).push({instancePath:instancePath+"/financing/down_payment",keyword:"maximumCents",params:{limit: 200000000}});
errors++;
}
}
}
if(data22.cap_cost !== undefined){
let data27 = data22.cap_cost;
if((!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))) && (data27 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/financing/cap_cost",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data27 == "number"){
if(data27 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/financing/cap_cost",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data27 > 200000000){
(vErrors ??= []).push({instancePath:instancePath+"/financing/cap_cost",keyword:"maximumCents",params:{limit: 200000000}});
errors++;
}
}
}
if(data22.residual !== undefined){
let data28 = data22.residual;
if((!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))) && (data28 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/financing/residual",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data28 == "number"){
if(data28 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/financing/residual",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data28 > 200000000){
(vErrors ??= []).push({instancePath:instancePath+"/financing/residual",keyword:"maximumCents",params:{limit: 200000000}});
errors++;
}
}
}
if(data22.money_factor !== undefined){
let data29 = data22.money_factor;
if((!(typeof data29 == "number")) && (data29 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/financing/money_factor",keyword:"type",params:{type: ["number","null"]}});
errors++;
}
if(typeof data29 == "number"){
if(data29 > 0.02 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/financing/money_factor",keyword:"maximum",params:{comparison: "<=", limit: 0.02}});
errors++;
}
if(data29 < 0 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/financing/money_factor",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
for(const key0 in data22){
if(!["method", "term_months", "apr", "down_payment", "cap_cost", "residual", "money_factor"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/financing",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/financing",keyword:"type",params:{type: "object"}});
errors++;
}
}
for(const key1 in data){
if(!["dealer", "good_through", "remark", "msrp", "destination", "dealer_discount", "selling_price", "rebates", "add_ons", "doc_fee", "title", "registration", "inspection", "other_fees", "trade_in", "trade_allowance", "trade_payoff", "tax_rule_id", "sales_tax", "financing"].includes(key1)){
(vErrors ??= []).push({instancePath,keyword:"known",params:{additionalProperty: key1}});
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
