// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from '../support/text-length.js';
export const validateCheckedLine = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
data.label = null;
}
if(data.aim === undefined){
data.aim = null;
}
if(data.words === undefined){
data.words = null;
}
if(data.say === undefined){
data.say = null;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"}});
errors++;
}
if(data.verdict === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "verdict"}});
errors++;
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(func0(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"}});
errors++;
}
}
let data1 = data.label;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 120}});
errors++;
}
}
if(data.verdict !== undefined){
let data2 = data.verdict;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/verdict",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["fair", "high", "ask_to_remove", "missing"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/verdict",keyword:"choice",params:{}});
errors++;
}
}
let data3 = data.aim;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/aim",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data3 == "number"){
if(data3 < -200000000){
(vErrors ??= []).push({instancePath:instancePath+"/aim",keyword:"minimumCents",params:{limit: -200000000}});
errors++;
}
if(data3 > 200000000){
(vErrors ??= []).push({instancePath:instancePath+"/aim",keyword:"maximumCents",params:{limit: 200000000}});
errors++;
}
}
let data4 = data.words;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/words",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/words",keyword:"maxLength",params:{limit: 300}});
errors++;
}
}
let data5 = data.say;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/say",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/say",keyword:"maxLength",params:{limit: 300}});
errors++;
}
}
for(const key0 in data){
if(!["key", "label", "verdict", "aim", "words", "say"].includes(key0)){
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
