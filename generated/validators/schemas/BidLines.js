// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from '../support/bounds.js';
import { isDate } from '../support/date.js';
import { textLength as func0 } from '../support/text-length.js';
import { validateWorksheetAddOn } from '../schemas/WorksheetAddOn.js';
import { validateWorksheetFee } from '../schemas/WorksheetFee.js';
import { validateWorksheetRebate } from '../schemas/WorksheetRebate.js';
export const validateBidLines = validate0;

const pattern0 = new RegExp("^[A-Za-z0-9]{0,17}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
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
data.doc_fee = null;
}
if(data.title === undefined){
data.title = null;
}
if(data.registration === undefined){
data.registration = null;
}
if(data.inspection === undefined){
data.inspection = null;
}
if(data.other_fees === undefined){
data.other_fees = [];
}
if(data.sales_tax === undefined){
data.sales_tax = null;
}
if(data.trade_allowance === undefined){
data.trade_allowance = 0;
}
if(data.good_through === undefined){
data.good_through = null;
}
if(data.stock_number === undefined){
data.stock_number = null;
}
if(data.vin === undefined){
data.vin = null;
}
if(data.on_lot === undefined){
data.on_lot = null;
}
if(data.note === undefined){
data.note = null;
}
let data0 = data.msrp;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/msrp",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/msrp",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data0 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/msrp",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data1 = data.destination;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/destination",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/destination",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data1 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/destination",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data2 = data.dealer_discount;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/dealer_discount",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/dealer_discount",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data2 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/dealer_discount",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data3 = data.selling_price;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/selling_price",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/selling_price",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data3 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/selling_price",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data4 = data.rebates;
if(Array.isArray(data4)){
if(data4.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/rebates",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!validateWorksheetRebate.call(this, data4[i0], {instancePath: instancePath + "/rebates/" + i0})){
vErrors = vErrors === null ? validateWorksheetRebate.errors : vErrors.concat(validateWorksheetRebate.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rebates",keyword:"type",params:{type: "array"}});
errors++;
}
let data6 = data.add_ons;
if(Array.isArray(data6)){
if(data6.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/add_ons",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!validateWorksheetAddOn.call(this, data6[i1], {instancePath: instancePath + "/add_ons/" + i1})){
vErrors = vErrors === null ? validateWorksheetAddOn.errors : vErrors.concat(validateWorksheetAddOn.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/add_ons",keyword:"type",params:{type: "array"}});
errors++;
}
let data8 = data.doc_fee;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/doc_fee",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/doc_fee",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data8 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/doc_fee",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data9 = data.title;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data9 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data10 = data.registration;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/registration",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/registration",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data10 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/registration",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data11 = data.inspection;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/inspection",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/inspection",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data11 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/inspection",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data12 = data.other_fees;
if(Array.isArray(data12)){
if(data12.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/other_fees",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
if(!validateWorksheetFee.call(this, data12[i2], {instancePath: instancePath + "/other_fees/" + i2})){
vErrors = vErrors === null ? validateWorksheetFee.errors : vErrors.concat(validateWorksheetFee.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/other_fees",keyword:"type",params:{type: "array"}});
errors++;
}
let data14 = data.sales_tax;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/sales_tax",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data14 == "number"){
if(data14 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/sales_tax",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data14 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/sales_tax",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data15 = data.trade_allowance;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/trade_allowance",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data15 == "number"){
if(data15 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/trade_allowance",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data15 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/trade_allowance",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data16 = data.good_through;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/good_through",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(isBeyond(data16, "from", this, "today")){
(vErrors ??= []).push({instancePath:instancePath+"/good_through",keyword:"bounds",params:{says: "This day has already passed."}});
errors++;
}
if(typeof data16 === "string"){
if(func0(data16) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/good_through",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(!isDate(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/good_through",keyword:"looks",params:{format: "date"}});
errors++;
}
}
let data17 = data.stock_number;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/stock_number",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data17 === "string"){
if(func0(data17) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/stock_number",keyword:"maxLength",params:{limit: 40}});
errors++;
}
}
let data18 = data.vin;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data18 === "string"){
if(func0(data18) > 17){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"maxLength",params:{limit: 17}});
errors++;
}
if(!pattern0.test(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"matches",params:{says: "Of the car you quote."}});
errors++;
}
}
let data19 = data.on_lot;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/on_lot",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data19 === "string"){
if(func0(data19) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/on_lot",keyword:"maxLength",params:{limit: 60}});
errors++;
}
}
let data20 = data.note;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data20 === "string"){
if(func0(data20) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
}
for(const key0 in data){
if(!["msrp", "destination", "dealer_discount", "selling_price", "rebates", "add_ons", "doc_fee", "title", "registration", "inspection", "other_fees", "sales_tax", "trade_allowance", "good_through", "stock_number", "vin", "on_lot", "note"].includes(key0)){
(vErrors ??= []).push({instancePath,keyword:"known",params:{additionalProperty: key0}});
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
