// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const authorizePushBody = validate0;

const pattern0 = new RegExp("^\\d+\\.\\d+$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.socket_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "socket_id"}});
errors++;
}
if(data.socket_id !== undefined){
let data0 = data.socket_id;
if(typeof data0 === "string"){
if(func0(data0) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/socket_id",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/socket_id",keyword:"matches",params:{says: "As the push service named it."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/socket_id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.channel_name !== undefined){
let data1 = data.channel_name;
if(typeof data1 === "string"){
if(func0(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/channel_name",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/channel_name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/channel_name",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["socket_id", "channel_name"].includes(key0)){
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
