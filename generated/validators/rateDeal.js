// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const rateDealBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.words === undefined){
data.words = null;
}
if(data.rating === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rating"}});
errors++;
}
if(data.rating !== undefined){
let data0 = data.rating;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/rating",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 5 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/rating",keyword:"maximum",params:{comparison: "<=", limit: 5}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/rating",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let data1 = data.words;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/words",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/words",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
}
for(const key0 in data){
if(!["rating", "words"].includes(key0)){
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
