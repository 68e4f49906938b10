// Written by `npm run generate` from openapi/. Do not edit.
import { validateClientDraft } from './schemas/ClientDraft.js';
export const checkClientsBody = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clients === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "clients"}});
errors++;
}
if(data.clients !== undefined){
let data0 = data.clients;
if(Array.isArray(data0)){
if(data0.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/clients",keyword:"maxItems",params:{limit: 200}});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/clients",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validateClientDraft.call(this, data0[i0], {instancePath: instancePath + "/clients/" + i0})){
vErrors = vErrors === null ? validateClientDraft.errors : vErrors.concat(validateClientDraft.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clients",keyword:"type",params:{type: "array"}});
errors++;
}
}
for(const key0 in data){
if(!["clients"].includes(key0)){
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
