// Written by `npm run generate` from openapi/. Do not edit.
export const validateNotificationChoice = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mail !== undefined){
if(typeof data.mail !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/mail",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.push !== undefined){
if(typeof data.push !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/push",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
for(const key0 in data){
if(!["mail", "push"].includes(key0)){
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
