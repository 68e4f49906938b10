// Written by `npm run generate` from openapi/. Do not edit.
import { isEmail } from './support/email.js';
import { textLength as func0 } from './support/text-length.js';
export const requestSupportBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.email === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "email"}});
errors++;
}
if(data.topic === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "topic"}});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message"}});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 160}});
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
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(func0(data1) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func0(data1) < 3){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 3}});
errors++;
}
if(!isEmail(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"looks",params:{format: "email"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.topic !== undefined){
let data2 = data.topic;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/topic",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["account", "payment", "packages", "advisor", "technical", "other"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/topic",keyword:"choice",params:{}});
errors++;
}
}
if(data.message !== undefined){
let data3 = data.message;
if(typeof data3 === "string"){
if(func0(data3) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
if(func0(data3) < 10){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"minLength",params:{limit: 10}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["name", "email", "topic", "message"].includes(key0)){
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
