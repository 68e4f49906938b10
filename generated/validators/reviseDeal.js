// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const reviseDealBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.remark === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "remark"}});
errors++;
}
if(data.remark !== undefined){
let data0 = data.remark;
if(typeof data0 === "string"){
if(func0(data0) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 300}});
errors++;
}
if(func0(data0) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!/\S/u.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["remark"].includes(key0)){
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
