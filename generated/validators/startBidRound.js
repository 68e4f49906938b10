// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from './support/bounds.js';
import { isDateTime } from './support/date-time.js';
import { textLength as func0 } from './support/text-length.js';
export const startBidRoundBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.note === undefined){
data.note = null;
}
if(data.target_total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "target_total"}});
errors++;
}
if(data.due_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_at"}});
errors++;
}
if(data.target_total !== undefined){
let data0 = data.target_total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/target_total",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/target_total",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data0 > 200000000){
(vErrors ??= []).push({instancePath:instancePath+"/target_total",keyword:"maximumCents",params:{limit: 200000000}});
errors++;
}
}
}
if(data.due_at !== undefined){
let data1 = data.due_at;
if(isBeyond(data1, "from", this, "now")){
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"bounds",params:{says: "This time has already passed."}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"type",params:{type: "string"}});
errors++;
}
}
let data2 = data.note;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 1000}});
errors++;
}
}
for(const key0 in data){
if(!["target_total", "due_at", "note"].includes(key0)){
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
