// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from './support/uuid.js';
import { textLength as func0 } from './support/text-length.js';
export const setDealPaperBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paper_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "paper_id"}});
errors++;
}
if(data.is_done === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_done"}});
errors++;
}
if(data.paper_id !== undefined){
let data0 = data.paper_id;
if(typeof data0 === "string"){
if(func0(data0) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/paper_id",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/paper_id",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/paper_id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.is_done !== undefined){
if(typeof data.is_done !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_done",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.file_id !== undefined){
let data2 = data.file_id;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/file_id",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data2 === "string"){
if(!isUuid(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/file_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
}
for(const key0 in data){
if(!["paper_id", "is_done", "file_id"].includes(key0)){
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
