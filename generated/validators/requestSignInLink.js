// Written by `npm run generate` from openapi/. Do not edit.
import { isEmail } from './support/email.js';
import { textLength as func0 } from './support/text-length.js';
export const requestSignInLinkBody = validate0;

const pattern0 = new RegExp("^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "email"}});
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func0(data0) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func0(data0) < 3){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 3}});
errors++;
}
if(!isEmail(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"looks",params:{format: "email"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.package_identifier !== undefined){
let data1 = data.package_identifier;
if(typeof data1 === "string"){
if(func0(data1) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/package_identifier",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data1) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/package_identifier",keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/package_identifier",keyword:"matches",params:{says: "The package chosen so far. The link we e-mail keeps it."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/package_identifier",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["email", "package_identifier"].includes(key0)){
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
