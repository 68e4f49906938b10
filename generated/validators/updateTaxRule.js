// Written by `npm run generate` from openapi/. Do not edit.
import { isDate } from './support/date.js';
import { textLength as func0 } from './support/text-length.js';
export const updateTaxRuleBody = validate0;

const pattern0 = new RegExp("^[A-Z]{2}$", "u");
const pattern1 = new RegExp("^[12][0-9]{3}-", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func0(data0) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 2}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 === "string"){
if(func0(data1) > 2){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"maxLength",params:{limit: 2}});
errors++;
}
if(func0(data1) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"matches",params:{says: "Two letters, like ME."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.rate !== undefined){
let data2 = data.rate;
if(typeof data2 == "number"){
if(data2 > 30 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"maximum",params:{comparison: "<=", limit: 30}});
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.local_rate !== undefined){
let data3 = data.local_rate;
if(typeof data3 == "number"){
if(data3 > 30 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/local_rate",keyword:"maximum",params:{comparison: "<=", limit: 30}});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/local_rate",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/local_rate",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.local_cap !== undefined){
let data4 = data.local_cap;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/local_cap",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/local_cap",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data4 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/local_cap",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data.base !== undefined){
let data5 = data.base;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/base",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["price", "price_less_trade"].includes(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/base",keyword:"choice",params:{}});
errors++;
}
}
if(data.trade_credit_cap !== undefined){
let data6 = data.trade_credit_cap;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/trade_credit_cap",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/trade_credit_cap",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data6 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/trade_credit_cap",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data.rebate_reduces_base !== undefined){
if(typeof data.rebate_reduces_base !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/rebate_reduces_base",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.is_doc_fee_taxed !== undefined){
if(typeof data.is_doc_fee_taxed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_doc_fee_taxed",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.doc_fee_cap !== undefined){
let data9 = data.doc_fee_cap;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/doc_fee_cap",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/doc_fee_cap",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data9 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/doc_fee_cap",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data.source !== undefined){
let data10 = data.source;
if(typeof data10 === "string"){
if(func0(data10) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"maxLength",params:{limit: 300}});
errors++;
}
if(func0(data10) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"minLength",params:{limit: 2}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.effective_from !== undefined){
let data11 = data.effective_from;
if(typeof data11 === "string"){
if(func0(data11) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/effective_from",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(func0(data11) < 10){
(vErrors ??= []).push({instancePath:instancePath+"/effective_from",keyword:"minLength",params:{limit: 10}});
errors++;
}
if(!isDate(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/effective_from",keyword:"looks",params:{format: "date"}});
errors++;
}
if(!pattern1.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/effective_from",keyword:"matches",params:{says: "A calendar day in the firm’s time zone, of the years 1000 to 2999."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/effective_from",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_active",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.version !== undefined){
let data13 = data.version;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data13 == "number"){
if(data13 > 2147483647 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data13 < 1 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
for(const key0 in data){
if(!["name", "state", "rate", "local_rate", "local_cap", "base", "trade_credit_cap", "rebate_reduces_base", "is_doc_fee_taxed", "doc_fee_cap", "source", "effective_from", "is_active", "version"].includes(key0)){
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
