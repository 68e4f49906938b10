// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from '../support/bounds.js';
export const validateRefundShares = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.not_started === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "not_started"}});
errors++;
}
if(data.in_progress === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "in_progress"}});
errors++;
}
if(data.done === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "done"}});
errors++;
}
if(data.not_started !== undefined){
let data0 = data.not_started;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/not_started",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/not_started",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/not_started",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.in_progress !== undefined){
let data1 = data.in_progress;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/in_progress",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data1, "until", data, "not_started")){
(vErrors ??= []).push({instancePath:instancePath+"/in_progress",keyword:"bounds",params:{says: "Can’t be more than the share before it."}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/in_progress",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/in_progress",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.done !== undefined){
let data2 = data.done;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/done",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data2, "until", data, "in_progress")){
(vErrors ??= []).push({instancePath:instancePath+"/done",keyword:"bounds",params:{says: "Can’t be more than the share before it."}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/done",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/done",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
for(const key0 in data){
if(!["not_started", "in_progress", "done"].includes(key0)){
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
