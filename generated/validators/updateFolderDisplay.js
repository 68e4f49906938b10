// Written by `npm run generate` from openapi/. Do not edit.
export const updateFolderDisplayBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_displayed === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_displayed"}});
errors++;
}
if(data.is_displayed !== undefined){
if(typeof data.is_displayed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_displayed",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
for(const key0 in data){
if(!["is_displayed"].includes(key0)){
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
