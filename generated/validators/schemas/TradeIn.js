// Written by `npm run generate` from openapi/. Do not edit.
import { isDate } from '../support/date.js';
import { isUuid } from '../support/uuid.js';
import { textLength as func0 } from '../support/text-length.js';
import { validateTradeInOffer } from '../schemas/TradeInOffer.js';
export const validateTradeIn = validate0;

const pattern0 = new RegExp("^[A-Za-z0-9]{0,17}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.has_trade_in !== undefined){
let data0 = data.has_trade_in;
if((typeof data0 !== "boolean") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/has_trade_in",keyword:"type",params:{type: ["boolean","null"]}});
errors++;
}
}
if(data.vin !== undefined){
let data1 = data.vin;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 17){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"maxLength",params:{limit: 17}});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"matches",params:{says: "17 letters and digits. We warn you if one looks wrong."}});
errors++;
}
}
}
if(data.year !== undefined){
let data2 = data.year;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2100 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"maximum",params:{comparison: "<=", limit: 2100}});
errors++;
}
if(data2 < 1950 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"minimum",params:{comparison: ">=", limit: 1950}});
errors++;
}
}
}
if(data.make !== undefined){
let data3 = data.make;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/make",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/make",keyword:"maxLength",params:{limit: 60}});
errors++;
}
}
}
if(data.model !== undefined){
let data4 = data.model;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/model",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/model",keyword:"maxLength",params:{limit: 80}});
errors++;
}
}
}
if(data.trim !== undefined){
let data5 = data.trim;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/trim",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/trim",keyword:"maxLength",params:{limit: 80}});
errors++;
}
}
}
if(data.mileage !== undefined){
let data6 = data.mileage;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/mileage",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 1000000 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/mileage",keyword:"maximum",params:{comparison: "<=", limit: 1000000}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/mileage",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.condition !== undefined){
let data7 = data.condition;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/condition",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["excellent", "good", "fair", "poor", null].includes(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/condition",keyword:"choice",params:{}});
errors++;
}
}
if(data.lienholder !== undefined){
let data8 = data.lienholder;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/lienholder",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data8 === "string"){
if(func0(data8) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/lienholder",keyword:"maxLength",params:{limit: 120}});
errors++;
}
}
}
if(data.payoff !== undefined){
let data9 = data.payoff;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payoff",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/payoff",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data9 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/payoff",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data.payoff_good_through !== undefined){
let data10 = data.payoff_good_through;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payoff_good_through",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data10 === "string"){
if(func0(data10) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/payoff_good_through",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(!isDate(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/payoff_good_through",keyword:"looks",params:{format: "date"}});
errors++;
}
}
}
if(data.title_in_hand !== undefined){
let data11 = data.title_in_hand;
if((typeof data11 !== "boolean") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/title_in_hand",keyword:"type",params:{type: ["boolean","null"]}});
errors++;
}
}
if(data.accidents !== undefined){
let data12 = data.accidents;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/accidents",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 20 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/accidents",keyword:"maximum",params:{comparison: "<=", limit: 20}});
errors++;
}
if(data12 < 0 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/accidents",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.accident_details !== undefined){
let data13 = data.accident_details;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/accident_details",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data13 === "string"){
if(func0(data13) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/accident_details",keyword:"maxLength",params:{limit: 1000}});
errors++;
}
}
}
if(data.keys !== undefined){
let data14 = data.keys;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/keys",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data14 == "number"){
if(data14 > 10 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/keys",keyword:"maximum",params:{comparison: "<=", limit: 10}});
errors++;
}
if(data14 < 0 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/keys",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.photo_ids !== undefined){
let data15 = data.photo_ids;
if(Array.isArray(data15)){
if(data15.length > 30){
(vErrors ??= []).push({instancePath:instancePath+"/photo_ids",keyword:"maxItems",params:{limit: 30}});
errors++;
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(typeof data16 === "string"){
if(!isUuid(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/photo_ids/" + i0,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/photo_ids/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i1 = data15.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data15[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/photo_ids",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/photo_ids",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.offers !== undefined){
let data17 = data.offers;
if(Array.isArray(data17)){
if(data17.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/offers",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len1 = data17.length;
for(let i2=0; i2<len1; i2++){
if(!validateTradeInOffer.call(this, data17[i2], {instancePath: instancePath + "/offers/" + i2})){
vErrors = vErrors === null ? validateTradeInOffer.errors : vErrors.concat(validateTradeInOffer.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/offers",keyword:"type",params:{type: "array"}});
errors++;
}
}
for(const key0 in data){
if(!["has_trade_in", "vin", "year", "make", "model", "trim", "mileage", "condition", "lienholder", "payoff", "payoff_good_through", "title_in_hand", "accidents", "accident_details", "keys", "photo_ids", "offers"].includes(key0)){
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
