// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const payByTestCardBody = validate0;

const pattern0 = new RegExp("^[0-9 ]+$", "u");
const pattern1 = new RegExp("^(0[1-9]|1[0-2]) ?/ ?[0-9]{2}$", "u");
const pattern2 = new RegExp("^[0-9]{3,4}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "token"}});
errors++;
}
if(data.number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "number"}});
errors++;
}
if(data.expires === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires"}});
errors++;
}
if(data.cvc === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cvc"}});
errors++;
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func0(data0) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(func0(data0) < 10){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"minLength",params:{limit: 10}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.number !== undefined){
let data1 = data.number;
if(typeof data1 === "string"){
if(func0(data1) > 23){
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"maxLength",params:{limit: 23}});
errors++;
}
if(func0(data1) < 12){
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"minLength",params:{limit: 12}});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"matches",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.expires !== undefined){
let data2 = data.expires;
if(typeof data2 === "string"){
if(func0(data2) > 7){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"maxLength",params:{limit: 7}});
errors++;
}
if(func0(data2) < 4){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"minLength",params:{limit: 4}});
errors++;
}
if(!pattern1.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"matches",params:{says: "Month and year."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cvc !== undefined){
let data3 = data.cvc;
if(typeof data3 === "string"){
if(func0(data3) > 4){
(vErrors ??= []).push({instancePath:instancePath+"/cvc",keyword:"maxLength",params:{limit: 4}});
errors++;
}
if(func0(data3) < 3){
(vErrors ??= []).push({instancePath:instancePath+"/cvc",keyword:"minLength",params:{limit: 3}});
errors++;
}
if(!pattern2.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/cvc",keyword:"matches",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cvc",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["token", "number", "expires", "cvc"].includes(key0)){
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
