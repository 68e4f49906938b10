// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const setLinkStatusBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["proposed", "research_requested", "researched", "otd_requested", "otd_received", "accepted", "purchased", "rejected", "unavailable"].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"choice",params:{}});
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["price", "miles", "colour", "features", "distance", "seller", "sold", "withdrawn", "other"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"choice",params:{}});
errors++;
}
}
if(data.target_total !== undefined){
let data2 = data.target_total;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/target_total",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/target_total",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data2 > 200000000){
(vErrors ??= []).push({instancePath:instancePath+"/target_total",keyword:"maximumCents",params:{limit: 200000000}});
errors++;
}
}
}
if(data.remark !== undefined){
let data3 = data.remark;
if(typeof data3 === "string"){
if(func0(data3) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 1000}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.version !== undefined){
let data4 = data.version;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
for(const key0 in data){
if(!["status", "reason", "target_total", "remark", "version"].includes(key0)){
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
