// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const deleteComplaintCategoryBody = validate0;

const pattern0 = new RegExp("^[a-z0-9-]+$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.move_to !== undefined){
let data0 = data.move_to;
if(typeof data0 === "string"){
if(func0(data0) > 36){
(vErrors ??= []).push({instancePath:instancePath+"/move_to",keyword:"maxLength",params:{limit: 36}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/move_to",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/move_to",keyword:"matches",params:{says: "One of the firm’s categories."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/move_to",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["move_to"].includes(key0)){
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
