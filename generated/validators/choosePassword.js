// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const choosePasswordBody = validate0;

const pattern0 = new RegExp("^[A-Za-z_]+(/[A-Za-z0-9_+\\-]+){0,2}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "token"}});
errors++;
}
if(data.password === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "password"}});
errors++;
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func0(data0) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(func0(data0) < 10){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"minLength",params:{limit: 10}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(func0(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data1) < 12){
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 12}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.time_zone !== undefined){
let data2 = data.time_zone;
if(typeof data2 === "string"){
if(func0(data2) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",keyword:"matches",params:{says: "Their browser’s, where the account has none yet."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["token", "password", "time_zone"].includes(key0)){
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
