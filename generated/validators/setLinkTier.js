// Written by `npm run generate` from openapi/. Do not edit.
export const setLinkTierBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tier === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tier"}});
errors++;
}
if(data.tier !== undefined){
let data0 = data.tier;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tier",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["top_pick", "strong", "alternative", "stretch"].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/tier",keyword:"choice",params:{}});
errors++;
}
}
for(const key0 in data){
if(!["tier"].includes(key0)){
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
