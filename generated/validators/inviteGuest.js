// Written by `npm run generate` from openapi/. Do not edit.
import { isEmail } from './support/email.js';
import { textLength as func0 } from './support/text-length.js';
import { validateGuestDecisions } from './schemas/GuestDecisions.js';
export const inviteGuestBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "first_name"}});
errors++;
}
if(data.last_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_name"}});
errors++;
}
if(data.email === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "email"}});
errors++;
}
if(data.decides === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "decides"}});
errors++;
}
if(data.first_name !== undefined){
let data0 = data.first_name;
if(typeof data0 === "string"){
if(func0(data0) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/first_name",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/first_name",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!/\S/u.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/first_name",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/first_name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.last_name !== undefined){
let data1 = data.last_name;
if(typeof data1 === "string"){
if(func0(data1) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/last_name",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/last_name",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!/\S/u.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/last_name",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/last_name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
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
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.decides !== undefined){
if(!validateGuestDecisions.call(this, data.decides, {instancePath: instancePath + "/decides"})){
vErrors = vErrors === null ? validateGuestDecisions.errors : vErrors.concat(validateGuestDecisions.errors);
errors = vErrors.length;
}
}
for(const key0 in data){
if(!["first_name", "last_name", "email", "decides"].includes(key0)){
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
