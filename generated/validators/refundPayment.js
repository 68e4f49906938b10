// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const refundPaymentBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.refunded_before === undefined){
data.refunded_before = 0;
}
if(data.ends_package === undefined){
data.ends_package = false;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"}});
errors++;
}
if(data.amount !== undefined){
let data0 = data.amount;
if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"minimumCents",params:{limit: 1}});
errors++;
}
if(data0 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data.above_ladder !== undefined){
let data1 = data.above_ladder;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/above_ladder",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1){
(vErrors ??= []).push({instancePath:instancePath+"/above_ladder",keyword:"minimumCents",params:{limit: 1}});
errors++;
}
if(data1 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/above_ladder",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
let data2 = data.refunded_before;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/refunded_before",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/refunded_before",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data2 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/refunded_before",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
if(typeof data.ends_package !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/ends_package",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(data.reason !== undefined){
let data4 = data.reason;
if(typeof data4 === "string"){
if(func0(data4) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 300}});
errors++;
}
if(func0(data4) < 3){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 3}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["amount", "above_ladder", "refunded_before", "ends_package", "reason"].includes(key0)){
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
