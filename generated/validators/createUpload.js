// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const createUploadBody = validate0;

const pattern0 = new RegExp("^[0-9a-f]{64}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file_name"}});
errors++;
}
if(data.size === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "size"}});
errors++;
}
if(data.file_name !== undefined){
let data0 = data.file_name;
if(typeof data0 === "string"){
if(func0(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/file_name",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/file_name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/file_name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.size !== undefined){
let data1 = data.size;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/size",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 26214400 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/size",keyword:"maximum",params:{comparison: "<=", limit: 26214400}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/size",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.purpose !== undefined){
let data2 = data.purpose;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/purpose",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["folder", "chat", "complaint", "trade_in", "listing", "avatar", "bid", "deal_check"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/purpose",keyword:"choice",params:{}});
errors++;
}
}
if(data.content_hash !== undefined){
let data3 = data.content_hash;
if(typeof data3 === "string"){
if(func0(data3) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/content_hash",keyword:"maxLength",params:{limit: 64}});
errors++;
}
if(func0(data3) < 64){
(vErrors ??= []).push({instancePath:instancePath+"/content_hash",keyword:"minLength",params:{limit: 64}});
errors++;
}
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/content_hash",keyword:"matches",params:{says: "SHA-256 of the whole file, in hexadecimal; checked when all of it is here."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/content_hash",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["file_name", "size", "purpose", "content_hash"].includes(key0)){
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
