// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from './support/uuid.js';
import { textLength as func0 } from './support/text-length.js';
export const handOverClientsBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to !== undefined){
let data0 = data.to;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data0 === "string"){
if(!isUuid(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
}
if(data.clients !== undefined){
let data1 = data.clients;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/clients",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.client_id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/clients/" + i0,keyword:"required",params:{missingProperty: "client_id"}});
errors++;
}
if(data2.advisor_id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/clients/" + i0,keyword:"required",params:{missingProperty: "advisor_id"}});
errors++;
}
if(data2.client_id !== undefined){
let data3 = data2.client_id;
if(typeof data3 === "string"){
if(!isUuid(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/clients/" + i0+"/client_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clients/" + i0+"/client_id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.advisor_id !== undefined){
let data4 = data2.advisor_id;
if(typeof data4 === "string"){
if(!isUuid(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/clients/" + i0+"/advisor_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clients/" + i0+"/advisor_id",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data2){
if(!["client_id", "advisor_id"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/clients/" + i0,keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clients/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clients",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.suspend !== undefined){
if(typeof data.suspend !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/suspend",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.reason !== undefined){
let data6 = data.reason;
if(typeof data6 === "string"){
if(func0(data6) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 300}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key1 in data){
if(!["to", "clients", "suspend", "reason"].includes(key1)){
(vErrors ??= []).push({instancePath,keyword:"known",params:{additionalProperty: key1}});
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
