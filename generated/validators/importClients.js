// Written by `npm run generate` from openapi/. Do not edit.
export const importClientsBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_invited === undefined){
data.is_invited = false;
}
if(typeof data.is_invited !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_invited",keyword:"type",params:{type: "boolean"}});
errors++;
}
for(const key0 in data){
if(!["is_invited"].includes(key0)){
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
