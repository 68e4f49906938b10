// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const confirmContractBody = validate0;

const pattern0 = new RegExp("^[0-9a-f]{64}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.shown_hash === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "shown_hash"}});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 160}});
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
if(data.shown_hash !== undefined){
let data1 = data.shown_hash;
if(typeof data1 === "string"){
if(func0(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/shown_hash",keyword:"maxLength",params:{limit: 64}});
errors++;
}
if(func0(data1) < 64){
(vErrors ??= []).push({instancePath:instancePath+"/shown_hash",keyword:"minLength",params:{limit: 64}});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/shown_hash",keyword:"matches",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shown_hash",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["name", "shown_hash"].includes(key0)){
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
