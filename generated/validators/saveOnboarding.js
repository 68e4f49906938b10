// Written by `npm run generate` from openapi/. Do not edit.
import { isEmail } from './support/email.js';
import { textLength as func0 } from './support/text-length.js';
export const saveOnboardingBody = validate0;

const pattern0 = new RegExp("^\\+?[0-9 ().\\-]{7,24}$", "u");
const pattern1 = new RegExp("^[0-9]{5}(-[0-9]{4})?$", "u");
const pattern2 = new RegExp("^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$", "u");
const pattern3 = new RegExp("^[A-Za-z_]+(/[A-Za-z0-9_+\\-]+){0,2}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "token"}});
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
if(data.first_name !== undefined){
let data1 = data.first_name;
if(typeof data1 === "string"){
if(func0(data1) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/first_name",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/first_name",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!/\S/u.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/first_name",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/first_name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.last_name !== undefined){
let data2 = data.last_name;
if(typeof data2 === "string"){
if(func0(data2) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/last_name",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/last_name",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!/\S/u.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/last_name",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/last_name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
if(typeof data3 === "string"){
if(func0(data3) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func0(data3) < 3){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 3}});
errors++;
}
if(!isEmail(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"looks",params:{format: "email"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.phone !== undefined){
let data4 = data.phone;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"phone",params:{format: "phone"}});
errors++;
}
if(func0(data4) > 25){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"maxLength",params:{limit: 25}});
errors++;
}
if(func0(data4) < 7){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"minLength",params:{limit: 7}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.zip !== undefined){
let data5 = data.zip;
if(typeof data5 === "string"){
if(func0(data5) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/zip",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(!pattern1.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/zip",keyword:"matches",params:{says: "5 digits, or ZIP+4."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/zip",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.package_identifier !== undefined){
let data6 = data.package_identifier;
if(typeof data6 === "string"){
if(func0(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/package_identifier",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data6) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/package_identifier",keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern2.test(data6)){
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
let data7 = data.coupon_code;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/coupon_code",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/coupon_code",keyword:"maxLength",params:{limit: 40}});
errors++;
}
}
}
if(data.time_zone !== undefined){
let data8 = data.time_zone;
if(typeof data8 === "string"){
if(func0(data8) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern3.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",keyword:"matches",params:{says: "Their browser’s. Dates and times are shown in it from the start."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data){
if(!["token", "first_name", "last_name", "email", "phone", "zip", "package_identifier", "coupon_code", "time_zone"].includes(key0)){
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
