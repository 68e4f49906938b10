// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from './support/uuid.js';
import { textLength as func0 } from './support/text-length.js';
export const askAboutLineBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dealer_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dealer_id"}});
errors++;
}
if(data.line === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "line"}});
errors++;
}
if(data.question === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "question"}});
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
if(data.line !== undefined){
let data1 = data.line;
if(typeof data1 === "string"){
if(func0(data1) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/line",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/line",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!/\S/u.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/line",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/line",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.question !== undefined){
let data2 = data.question;
if(typeof data2 === "string"){
if(func0(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/question",keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(func0(data2) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/question",keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!/\S/u.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/question",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/question",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["dealer_id", "line", "question"].includes(key0)){
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
