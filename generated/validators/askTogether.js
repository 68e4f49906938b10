// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const askTogetherBody = validate0;

const pattern0 = new RegExp("^/[^/]", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paths === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "paths"}});
errors++;
}
if(data.paths !== undefined){
let data0 = data.paths;
if(Array.isArray(data0)){
if(data0.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/paths",keyword:"maxItems",params:{limit: 40}});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/paths",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func0(data1) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/paths/" + i0,keyword:"maxLength",params:{limit: 4000}});
errors++;
}
if(func0(data1) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/paths/" + i0,keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/paths/" + i0,keyword:"matches",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/paths/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/paths",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.first !== undefined){
let data2 = data.first;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.path === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/first",keyword:"required",params:{missingProperty: "path"}});
errors++;
}
if(data2.body === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/first",keyword:"required",params:{missingProperty: "body"}});
errors++;
}
if(data2.path !== undefined){
let data3 = data2.path;
if(typeof data3 === "string"){
if(func0(data3) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/first/path",keyword:"maxLength",params:{limit: 400}});
errors++;
}
if(func0(data3) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/first/path",keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/first/path",keyword:"matches",params:{says: "Of an operation that is called by POST."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/first/path",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.body !== undefined){
let data4 = data2.body;
if(typeof data4 === "string"){
if(func0(data4) > 10000){
(vErrors ??= []).push({instancePath:instancePath+"/first/body",keyword:"maxLength",params:{limit: 10000}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/first/body",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data2){
if(!["path", "body"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/first",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/first",keyword:"type",params:{type: "object"}});
errors++;
}
}
for(const key1 in data){
if(!["paths", "first"].includes(key1)){
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
