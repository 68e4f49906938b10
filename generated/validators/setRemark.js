// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const setRemarkBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mark === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "mark"}});
errors++;
}
if(data.comment === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "comment"}});
errors++;
}
if(data.mark !== undefined){
let data0 = data.mark;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/mark",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["love", "maybe", "no", null].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/mark",keyword:"choice",params:{}});
errors++;
}
}
if(data.comment !== undefined){
let data1 = data.comment;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"maxLength",params:{limit: 1000}});
errors++;
}
}
}
for(const key0 in data){
if(!["mark", "comment"].includes(key0)){
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
