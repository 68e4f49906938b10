// Written by `npm run generate` from openapi/. Do not edit.
export const updateNoteStatusBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.note_status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "note_status"}});
errors++;
}
if(data.note_status !== undefined){
let data0 = data.note_status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/note_status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["none", "to_do", "waiting_on_client", "waiting_on_seller", "done"].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/note_status",keyword:"choice",params:{}});
errors++;
}
}
for(const key0 in data){
if(!["note_status"].includes(key0)){
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
