// Written by `npm run generate` from openapi/. Do not edit.
import { isUri } from './support/uri.js';
import { textLength as func0 } from './support/text-length.js';
export const keepPushDeviceBody = validate0;

const pattern0 = new RegExp("^[A-Za-z0-9_-]{87}=?$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9_-]{22}(==)?$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpoint === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endpoint"}});
errors++;
}
if(data.p256dh === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "p256dh"}});
errors++;
}
if(data.auth === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "auth"}});
errors++;
}
if(data.endpoint !== undefined){
let data0 = data.endpoint;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/endpoint",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
if(!isUri(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/endpoint",keyword:"looks",params:{format: "uri"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/endpoint",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.p256dh !== undefined){
let data1 = data.p256dh;
if(typeof data1 === "string"){
if(func0(data1) > 88){
(vErrors ??= []).push({instancePath:instancePath+"/p256dh",keyword:"maxLength",params:{limit: 88}});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/p256dh",keyword:"matches",params:{says: "The browser’s public key, as base64url."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/p256dh",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.auth !== undefined){
let data2 = data.auth;
if(typeof data2 === "string"){
if(func0(data2) > 24){
(vErrors ??= []).push({instancePath:instancePath+"/auth",keyword:"maxLength",params:{limit: 24}});
errors++;
}
if(!pattern1.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/auth",keyword:"matches",params:{says: "The secret beside it, as base64url."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/auth",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["endpoint", "p256dh", "auth"].includes(key0)){
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
