// Written by `npm run generate` from openapi/. Do not edit.
import { isDateTime } from '../support/date-time.js';
import { textLength as func0 } from '../support/text-length.js';
export const validateDeliveryTime = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.starts_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "starts_at"}});
errors++;
}
if(data.place === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "place"}});
errors++;
}
if(data.starts_at !== undefined){
let data0 = data.starts_at;
if(typeof data0 === "string"){
if(func0(data0) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/starts_at",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/starts_at",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/starts_at",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.place !== undefined){
let data1 = data.place;
if(typeof data1 === "string"){
if(func0(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/place",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data1) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/place",keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!/\S/u.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/place",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/place",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["starts_at", "place"].includes(key0)){
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
