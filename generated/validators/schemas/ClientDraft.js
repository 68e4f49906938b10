// Written by `npm run generate` from openapi/. Do not edit.
import { isEmail } from '../support/email.js';
import { isUuid } from '../support/uuid.js';
import { textLength as func0 } from '../support/text-length.js';
export const validateClientDraft = validate0;

const pattern0 = new RegExp("^\\+?[0-9 ().\\-]{7,24}$", "u");
const pattern1 = new RegExp("^[0-9]{5}(-[0-9]{4})?$", "u");
const pattern2 = new RegExp("^[A-Za-z_]+(/[A-Za-z0-9_+\\-]+){0,2}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "email"}});
errors++;
}
if(data.first_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "first_name"}});
errors++;
}
if(data.last_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_name"}});
errors++;
}
if(data.first_name !== undefined){
let data0 = data.first_name;
if(typeof data0 === "string"){
if(func0(data0) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/first_name",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/first_name",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!/\S/u.test(data0)){
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
let data1 = data.last_name;
if(typeof data1 === "string"){
if(func0(data1) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/last_name",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/last_name",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!/\S/u.test(data1)){
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
let data2 = data.email;
if(typeof data2 === "string"){
if(func0(data2) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func0(data2) < 3){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 3}});
errors++;
}
if(!isEmail(data2)){
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
let data3 = data.phone;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"phone",params:{format: "phone"}});
errors++;
}
if(func0(data3) > 25){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"maxLength",params:{limit: 25}});
errors++;
}
}
}
if(data.zip !== undefined){
let data4 = data.zip;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/zip",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/zip",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(!pattern1.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/zip",keyword:"matches",params:{says: "5 digits, or ZIP+4."}});
errors++;
}
}
}
if(data.package_id !== undefined){
let data5 = data.package_id;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/package_id",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data5 === "string"){
if(!isUuid(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/package_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
}
if(data.advisor_id !== undefined){
let data6 = data.advisor_id;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/advisor_id",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data6 === "string"){
if(!isUuid(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/advisor_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
}
if(data.best_contact !== undefined){
let data7 = data.best_contact;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/best_contact",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["chat", "phone", "text", "email", null].includes(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/best_contact",keyword:"choice",params:{}});
errors++;
}
}
if(data.best_time !== undefined){
let data8 = data.best_time;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/best_time",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["morning", "afternoon", "evening", "any", null].includes(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/best_time",keyword:"choice",params:{}});
errors++;
}
}
if(data.time_zone !== undefined){
let data9 = data.time_zone;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data9 === "string"){
if(func0(data9) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern2.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",keyword:"matches",params:{says: "We show dates and times in it. Leave empty for the firm’s."}});
errors++;
}
}
}
for(const key0 in data){
if(!["first_name", "last_name", "email", "phone", "zip", "package_id", "advisor_id", "best_contact", "best_time", "time_zone"].includes(key0)){
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
