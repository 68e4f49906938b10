// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from './support/bounds.js';
import { isEmail } from './support/email.js';
import { textLength as func0 } from './support/text-length.js';
import { validateRefundShares } from './schemas/RefundShares.js';
export const updateFirmSettingsBody = validate0;

const pattern0 = new RegExp("^[A-Za-z_]+(/[A-Za-z0-9_+\\-]+){0,2}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.firm_name !== undefined){
let data0 = data.firm_name;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/firm_name",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data0 === "string"){
if(func0(data0) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/firm_name",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func0(data0) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/firm_name",keyword:"minLength",params:{limit: 2}});
errors++;
}
}
}
if(data.postal_address !== undefined){
let data1 = data.postal_address;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/postal_address",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/postal_address",keyword:"maxLength",params:{limit: 300}});
errors++;
}
if(func0(data1) < 5){
(vErrors ??= []).push({instancePath:instancePath+"/postal_address",keyword:"minLength",params:{limit: 5}});
errors++;
}
}
}
if(data.firm_phone !== undefined){
let data2 = data.firm_phone;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/firm_phone",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/firm_phone",keyword:"maxLength",params:{limit: 40}});
errors++;
}
}
}
if(data.time_zone !== undefined){
let data3 = data.time_zone;
if(typeof data3 === "string"){
if(func0(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",keyword:"matches",params:{says: "A name of the IANA time zone database."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.support_address !== undefined){
let data4 = data.support_address;
if(typeof data4 === "string"){
if(func0(data4) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/support_address",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func0(data4) < 3){
(vErrors ??= []).push({instancePath:instancePath+"/support_address",keyword:"minLength",params:{limit: 3}});
errors++;
}
if(!isEmail(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/support_address",keyword:"looks",params:{format: "email"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/support_address",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.answer_hours !== undefined){
let data5 = data.answer_hours;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.opens === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours",keyword:"required",params:{missingProperty: "opens"}});
errors++;
}
if(data5.closes === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours",keyword:"required",params:{missingProperty: "closes"}});
errors++;
}
if(data5.weekdays === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours",keyword:"required",params:{missingProperty: "weekdays"}});
errors++;
}
if(data5.promise_hours === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours",keyword:"required",params:{missingProperty: "promise_hours"}});
errors++;
}
if(data5.opens !== undefined){
let data6 = data5.opens;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours/opens",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 23 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours/opens",keyword:"maximum",params:{comparison: "<=", limit: 23}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours/opens",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data5.closes !== undefined){
let data7 = data5.closes;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours/closes",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data7, "after", data5, "opens")){
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours/closes",keyword:"bounds",params:{says: "Must be after the opening hour."}});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 24 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours/closes",keyword:"maximum",params:{comparison: "<=", limit: 24}});
errors++;
}
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours/closes",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data5.weekdays !== undefined){
let data8 = data5.weekdays;
if(Array.isArray(data8)){
if(data8.length > 7){
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours/weekdays",keyword:"maxItems",params:{limit: 7}});
errors++;
}
if(data8.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours/weekdays",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours/weekdays/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 6 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours/weekdays/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 6}});
errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours/weekdays/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
let i1 = data8.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data8[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours/weekdays",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours/weekdays",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data5.promise_hours !== undefined){
let data10 = data5.promise_hours;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours/promise_hours",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 80 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours/promise_hours",keyword:"maximum",params:{comparison: "<=", limit: 80}});
errors++;
}
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours/promise_hours",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
for(const key0 in data5){
if(!["opens", "closes", "weekdays", "promise_hours"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/answer_hours",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.assignment_rule !== undefined){
let data11 = data.assignment_rule;
if(typeof data11 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/assignment_rule",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["least_loaded", "manual"].includes(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/assignment_rule",keyword:"choice",params:{}});
errors++;
}
}
if(data.refund_ladder !== undefined){
let data12 = data.refund_ladder;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.search === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/refund_ladder",keyword:"required",params:{missingProperty: "search"}});
errors++;
}
if(data12.review === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/refund_ladder",keyword:"required",params:{missingProperty: "review"}});
errors++;
}
if(data12.search !== undefined){
if(!validateRefundShares.call(this, data12.search, {instancePath: instancePath + "/refund_ladder/search"})){
vErrors = vErrors === null ? validateRefundShares.errors : vErrors.concat(validateRefundShares.errors);
errors = vErrors.length;
}
}
if(data12.review !== undefined){
if(!validateRefundShares.call(this, data12.review, {instancePath: instancePath + "/refund_ladder/review"})){
vErrors = vErrors === null ? validateRefundShares.errors : vErrors.concat(validateRefundShares.errors);
errors = vErrors.length;
}
}
for(const key1 in data12){
if(!["search", "review"].includes(key1)){
(vErrors ??= []).push({instancePath:instancePath+"/refund_ladder",keyword:"known",params:{additionalProperty: key1}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refund_ladder",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.version !== undefined){
let data15 = data.version;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data15 == "number"){
if(data15 > 2147483647 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data15 < 1 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
for(const key2 in data){
if(!["firm_name", "postal_address", "firm_phone", "time_zone", "support_address", "answer_hours", "assignment_rule", "refund_ladder", "version"].includes(key2)){
(vErrors ??= []).push({instancePath,keyword:"known",params:{additionalProperty: key2}});
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
