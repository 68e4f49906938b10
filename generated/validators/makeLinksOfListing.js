// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from './support/uuid.js';
import { textLength as func0 } from './support/text-length.js';
export const makeLinksOfListingBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tier === undefined){
data.tier = "alternative";
}
if(data.is_displayed === undefined){
data.is_displayed = false;
}
if(data.client_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_ids"}});
errors++;
}
if(data.client_ids !== undefined){
let data0 = data.client_ids;
if(Array.isArray(data0)){
if(data0.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/client_ids",keyword:"maxItems",params:{limit: 200}});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/client_ids",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!isUuid(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/client_ids/" + i0,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_ids/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/client_ids",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_ids",keyword:"type",params:{type: "array"}});
errors++;
}
}
let data2 = data.tier;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tier",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["top_pick", "strong", "alternative", "stretch"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/tier",keyword:"choice",params:{}});
errors++;
}
if(data.comments !== undefined){
let data3 = data.comments;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/comments",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/comments",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
}
if(typeof data.is_displayed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_displayed",keyword:"type",params:{type: "boolean"}});
errors++;
}
for(const key0 in data){
if(!["client_ids", "tier", "comments", "is_displayed"].includes(key0)){
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
