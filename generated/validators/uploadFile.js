// Written by `npm run generate` from openapi/. Do not edit.
export const uploadFileBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.purpose === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "purpose"}});
errors++;
}
if(data.purpose !== undefined){
let data0 = data.purpose;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/purpose",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["folder", "chat", "complaint", "trade_in", "listing", "avatar", "bid", "deal_check"].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/purpose",keyword:"choice",params:{}});
errors++;
}
}
for(const key0 in data){
if(!["purpose"].includes(key0)){
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
