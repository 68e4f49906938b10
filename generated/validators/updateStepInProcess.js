// Written by `npm run generate` from openapi/. Do not edit.
export const updateStepInProcessBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.step_in_process === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "step_in_process"}});
errors++;
}
if(data.step_in_process !== undefined){
let data0 = data.step_in_process;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/step_in_process",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new_request", "intake_review", "searching", "links_sent", "researching", "negotiating", "offer_accepted", "paperwork", "delivered", "on_hold", "closed_lost"].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/step_in_process",keyword:"choice",params:{}});
errors++;
}
}
for(const key0 in data){
if(!["step_in_process"].includes(key0)){
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
