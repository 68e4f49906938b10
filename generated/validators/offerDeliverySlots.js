// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
import { validateDeliveryTime } from './schemas/DeliveryTime.js';
export const offerDeliverySlotsBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bring === undefined){
data.bring = [];
}
if(data.slots === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "slots"}});
errors++;
}
if(data.slots !== undefined){
let data0 = data.slots;
if(Array.isArray(data0)){
if(data0.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/slots",keyword:"maxItems",params:{limit: 10}});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/slots",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validateDeliveryTime.call(this, data0[i0], {instancePath: instancePath + "/slots/" + i0})){
vErrors = vErrors === null ? validateDeliveryTime.errors : vErrors.concat(validateDeliveryTime.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/slots",keyword:"type",params:{type: "array"}});
errors++;
}
}
let data2 = data.bring;
if(Array.isArray(data2)){
if(data2.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/bring",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 === "string"){
if(func0(data3) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/bring/" + i1,keyword:"maxLength",params:{limit: 160}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/bring/" + i1,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bring/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bring",keyword:"type",params:{type: "array"}});
errors++;
}
for(const key0 in data){
if(!["slots", "bring"].includes(key0)){
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
