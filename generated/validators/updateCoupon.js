// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from './support/bounds.js';
import { isDateTime } from './support/date-time.js';
import { textLength as func0 } from './support/text-length.js';
export const updateCouponBody = validate0;

const pattern0 = new RegExp("^[A-Za-z0-9_\\-]+$", "u");
const pattern1 = new RegExp("^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func0(data0) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func0(data0) < 3){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 3}});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"matches",params:{says: "Letters, digits, dashes and underscores. Upper and lower case are the same."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["percent", "amount"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"choice",params:{}});
errors++;
}
}
if(data.value !== undefined){
let data2 = data.value;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100000000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"maximum",params:{comparison: "<=", limit: 100000000}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
if(data2 > 100 && ["percent"].includes(data["kind"])){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"percentUntil",params:{says: "Enter at most 100%."}});
errors++;
}
}
}
if(data.min_package_price !== undefined){
let data3 = data.min_package_price;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/min_package_price",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/min_package_price",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data3 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/min_package_price",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data.starts_at !== undefined){
let data4 = data.starts_at;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/starts_at",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/starts_at",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/starts_at",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
}
if(data.ends_at !== undefined){
let data5 = data.ends_at;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/ends_at",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(isBeyond(data5, "after", data, "starts_at")){
(vErrors ??= []).push({instancePath:instancePath+"/ends_at",keyword:"bounds",params:{says: "Must be after the start."}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/ends_at",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/ends_at",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
}
if(data.max_redemptions !== undefined){
let data6 = data.max_redemptions;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/max_redemptions",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 1000000 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/max_redemptions",keyword:"maximum",params:{comparison: "<=", limit: 1000000}});
errors++;
}
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/max_redemptions",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.max_per_user !== undefined){
let data7 = data.max_per_user;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/max_per_user",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 1000 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/max_per_user",keyword:"maximum",params:{comparison: "<=", limit: 1000}});
errors++;
}
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/max_per_user",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.package_identifiers !== undefined){
let data8 = data.package_identifiers;
if(Array.isArray(data8)){
if(data8.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/package_identifiers",keyword:"maxItems",params:{limit: 50}});
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(func0(data9) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/package_identifiers/" + i0,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data9) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/package_identifiers/" + i0,keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern1.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/package_identifiers/" + i0,keyword:"matches",params:{says: "Its name in web addresses: lowercase letters, digits and dashes."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/package_identifiers/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i1 = data8.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data8[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/package_identifiers",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/package_identifiers",keyword:"type",params:{type: "array"}});
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
let data11 = data.version;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 2147483647 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
for(const key0 in data){
if(!["code", "kind", "value", "min_package_price", "starts_at", "ends_at", "max_redemptions", "max_per_user", "package_identifiers", "is_active", "version"].includes(key0)){
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
