// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const startPackageBody = validate0;

const pattern0 = new RegExp("^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.package_identifier === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "package_identifier"}});
errors++;
}
if(data.terms_version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "terms_version"}});
errors++;
}
if(data.package_identifier !== undefined){
let data0 = data.package_identifier;
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/package_identifier",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data0) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/package_identifier",keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/package_identifier",keyword:"matches",params:{says: "Its name in web addresses: lowercase letters, digits and dashes."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/package_identifier",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.coupon_code !== undefined){
let data1 = data.coupon_code;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/coupon_code",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/coupon_code",keyword:"maxLength",params:{limit: 40}});
errors++;
}
}
}
if(data.terms_version !== undefined){
let data2 = data.terms_version;
if(typeof data2 === "string"){
if(func0(data2) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/terms_version",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/terms_version",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/terms_version",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["package_identifier", "coupon_code", "terms_version"].includes(key0)){
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
