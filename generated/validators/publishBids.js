// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from './support/uuid.js';
import { textLength as func0 } from './support/text-length.js';
export const publishBidsBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.remark === undefined){
data.remark = null;
}
if(data.dealer_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dealer_ids"}});
errors++;
}
if(data.dealer_ids !== undefined){
let data0 = data.dealer_ids;
if(Array.isArray(data0)){
if(data0.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/dealer_ids",keyword:"maxItems",params:{limit: 10}});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/dealer_ids",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!isUuid(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/dealer_ids/" + i0,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dealer_ids/" + i0,keyword:"type",params:{type: "string"}});
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
(vErrors ??= []).push({instancePath:instancePath+"/dealer_ids",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dealer_ids",keyword:"type",params:{type: "array"}});
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
for(const key0 in data){
if(!["dealer_ids", "remark"].includes(key0)){
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
