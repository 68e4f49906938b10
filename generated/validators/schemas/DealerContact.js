// Written by `npm run generate` from openapi/. Do not edit.
import { isEmail } from '../support/email.js';
import { textLength as func0 } from '../support/text-length.js';
export const validateDealerContact = validate0;

const pattern0 = new RegExp("^\\+?[0-9 ().\\-]{7,24}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
data.role = null;
}
if(data.email === undefined){
data.email = null;
}
if(data.phone === undefined){
data.phone = null;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
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
let data1 = data.role;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"maxLength",params:{limit: 80}});
errors++;
}
}
let data2 = data.email;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func0(data2) < 3){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 3}});
errors++;
}
if(!isEmail(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"looks",params:{format: "email"}});
errors++;
}
}
let data3 = data.phone;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"phone",params:{format: "phone"}});
errors++;
}
if(func0(data3) > 25){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"maxLength",params:{limit: 25}});
errors++;
}
}
for(const key0 in data){
if(!["name", "role", "email", "phone"].includes(key0)){
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
