// Written by `npm run generate` from openapi/. Do not edit.
export const validateGuestDecisions = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 4){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 4}});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["research_requested", "otd_requested", "rejected", "accepted"].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"choice",params:{}});
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath,keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
