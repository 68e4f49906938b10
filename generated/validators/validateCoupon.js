// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from './support/uuid.js';
import { textLength as func0 } from './support/text-length.js';
export const validateCouponBody = validate0;

const pattern0 = new RegExp("^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"}});
errors++;
}
if(data.package_price === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "package_price"}});
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func0(data0) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.package_price !== undefined){
let data1 = data.package_price;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/package_price",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/package_price",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data1 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/package_price",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data.package_identifier !== undefined){
let data2 = data.package_identifier;
if(typeof data2 === "string"){
if(func0(data2) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/package_identifier",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data2) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/package_identifier",keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/package_identifier",keyword:"matches",params:{says: "Its name in web addresses: lowercase letters, digits and dashes."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/package_identifier",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.onboarding_id !== undefined){
let data3 = data.onboarding_id;
if(typeof data3 === "string"){
if(!isUuid(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/onboarding_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/onboarding_id",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["code", "package_price", "package_identifier", "onboarding_id"].includes(key0)){
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
