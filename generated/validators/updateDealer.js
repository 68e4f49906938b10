// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
import { validateDealerContact } from './schemas/DealerContact.js';
export const updateDealerBody = validate0;

const pattern0 = new RegExp("^[0-9]{5}(-[0-9]{4})?$", "u");
const pattern1 = new RegExp("^\\+?[0-9 ().\\-]{7,24}$", "u");
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
if(!/\S/u.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.makes !== undefined){
let data1 = data.makes;
if(Array.isArray(data1)){
if(data1.length > 30){
(vErrors ??= []).push({instancePath:instancePath+"/makes",keyword:"maxItems",params:{limit: 30}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func0(data2) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/makes/" + i0,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/makes/" + i0,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/makes/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/makes",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/makes",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.address !== undefined){
let data3 = data.address;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 160}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.zip !== undefined){
let data4 = data.zip;
if(typeof data4 === "string"){
if(func0(data4) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/zip",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(!pattern0.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/zip",keyword:"matches",params:{says: "5 digits, or ZIP+4."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/zip",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.phone !== undefined){
let data5 = data.phone;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"phone",params:{format: "phone"}});
errors++;
}
if(func0(data5) > 25){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"maxLength",params:{limit: 25}});
errors++;
}
}
}
if(data.contacts !== undefined){
let data6 = data.contacts;
if(Array.isArray(data6)){
if(data6.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"maxItems",params:{limit: 10}});
errors++;
}
const len1 = data6.length;
for(let i2=0; i2<len1; i2++){
if(!validateDealerContact.call(this, data6[i2], {instancePath: instancePath + "/contacts/" + i2})){
vErrors = vErrors === null ? validateDealerContact.errors : vErrors.concat(validateDealerContact.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.notes !== undefined){
let data8 = data.notes;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data8 === "string"){
if(func0(data8) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
}
if(data.version !== undefined){
let data9 = data.version;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 2147483647 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
for(const key0 in data){
if(!["name", "makes", "address", "zip", "phone", "contacts", "notes", "version"].includes(key0)){
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
