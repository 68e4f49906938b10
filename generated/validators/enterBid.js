// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from './support/uuid.js';
import { validateBidLines } from './schemas/BidLines.js';
export const enterBidBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file_ids === undefined){
data.file_ids = [];
}
if(data.dealer_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dealer_id"}});
errors++;
}
if(data.source === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source"}});
errors++;
}
if(data.lines === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "lines"}});
errors++;
}
if(data.dealer_id !== undefined){
let data0 = data.dealer_id;
if(typeof data0 === "string"){
if(!isUuid(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/dealer_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dealer_id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["page", "phone", "document"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"choice",params:{}});
errors++;
}
}
if(data.lines !== undefined){
if(!validateBidLines.call(this, data.lines, {instancePath: instancePath + "/lines"})){
vErrors = vErrors === null ? validateBidLines.errors : vErrors.concat(validateBidLines.errors);
errors = vErrors.length;
}
}
let data3 = data.file_ids;
if(Array.isArray(data3)){
if(data3.length > 3){
(vErrors ??= []).push({instancePath:instancePath+"/file_ids",keyword:"maxItems",params:{limit: 3}});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!isUuid(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/file_ids/" + i0,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/file_ids/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/file_ids",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/file_ids",keyword:"type",params:{type: "array"}});
errors++;
}
for(const key0 in data){
if(!["dealer_id", "source", "lines", "file_ids"].includes(key0)){
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
