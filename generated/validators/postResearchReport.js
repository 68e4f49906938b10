// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from './support/bounds.js';
import { isDate } from './support/date.js';
import { textLength as func0 } from './support/text-length.js';
export const postResearchReportBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title_status === undefined){
data.title_status = "unknown";
}
if(data.owners === undefined){
data.owners = null;
}
if(data.accidents === undefined){
data.accidents = null;
}
if(data.service_history === undefined){
data.service_history = null;
}
if(data.open_recalls === undefined){
data.open_recalls = null;
}
if(data.seller_said === undefined){
data.seller_said = null;
}
if(data.concerns === undefined){
data.concerns = [];
}
if(data.inspected_on === undefined){
data.inspected_on = null;
}
if(data.verdict === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "verdict"}});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "summary"}});
errors++;
}
if(data.verdict !== undefined){
let data0 = data.verdict;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/verdict",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["go_ahead", "with_care", "pass"].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/verdict",keyword:"choice",params:{}});
errors++;
}
}
if(data.summary !== undefined){
let data1 = data.summary;
if(typeof data1 === "string"){
if(func0(data1) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
if(func0(data1) < 3){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"minLength",params:{limit: 3}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"}});
errors++;
}
}
let data2 = data.title_status;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/title_status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["clean", "rebuilt", "salvage", "lemon", "unknown"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/title_status",keyword:"choice",params:{}});
errors++;
}
let data3 = data.owners;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 50 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"maximum",params:{comparison: "<=", limit: 50}});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
let data4 = data.accidents;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/accidents",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/accidents",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
}
let data5 = data.service_history;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/service_history",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/service_history",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
}
let data6 = data.open_recalls;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/open_recalls",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/open_recalls",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
}
let data7 = data.seller_said;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/seller_said",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/seller_said",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
}
let data8 = data.concerns;
if(Array.isArray(data8)){
if(data8.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/concerns",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(func0(data9) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/concerns/" + i0,keyword:"maxLength",params:{limit: 300}});
errors++;
}
if(func0(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/concerns/" + i0,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/concerns/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/concerns",keyword:"type",params:{type: "array"}});
errors++;
}
let data10 = data.inspected_on;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/inspected_on",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(isBeyond(data10, "until", this, "today")){
(vErrors ??= []).push({instancePath:instancePath+"/inspected_on",keyword:"bounds",params:{says: "This day is in the future."}});
errors++;
}
if(typeof data10 === "string"){
if(func0(data10) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/inspected_on",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(!isDate(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/inspected_on",keyword:"looks",params:{format: "date"}});
errors++;
}
}
for(const key0 in data){
if(!["verdict", "summary", "title_status", "owners", "accidents", "service_history", "open_recalls", "seller_said", "concerns", "inspected_on"].includes(key0)){
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
