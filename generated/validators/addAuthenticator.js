// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const addAuthenticatorBody = validate0;

const pattern0 = new RegExp("^[0-9]{3} ?[0-9]{3}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"}});
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func0(data0) > 7){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 7}});
errors++;
}
if(func0(data0) < 6){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 6}});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"matches",params:{says: "Six digits from the app."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["code"].includes(key0)){
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
