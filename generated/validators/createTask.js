// Written by `npm run generate` from openapi/. Do not edit.
import { isDate } from './support/date.js';
import { isDateTime } from './support/date-time.js';
import { isUuid } from './support/uuid.js';
import { textLength as func0 } from './support/text-length.js';
export const createTaskBody = validate0;

const pattern0 = new RegExp("^[12][0-9]{3}-", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
data.kind = "task";
}
if(data.user_id === undefined){
data.user_id = null;
}
if(data.owner_id === undefined){
data.owner_id = null;
}
if(data.due_at === undefined){
data.due_at = null;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"}});
errors++;
}
if(data.due_on === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_on"}});
errors++;
}
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["task", "follow_up"].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"choice",params:{}});
errors++;
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func0(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!/\S/u.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});
errors++;
}
}
let data2 = data.user_id;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data2 === "string"){
if(!isUuid(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
let data3 = data.owner_id;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/owner_id",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data3 === "string"){
if(!isUuid(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/owner_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
if(data.due_on !== undefined){
let data4 = data.due_on;
if(typeof data4 === "string"){
if(func0(data4) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/due_on",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(func0(data4) < 10){
(vErrors ??= []).push({instancePath:instancePath+"/due_on",keyword:"minLength",params:{limit: 10}});
errors++;
}
if(!isDate(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/due_on",keyword:"looks",params:{format: "date"}});
errors++;
}
if(!pattern0.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/due_on",keyword:"matches",params:{says: "A calendar day in the firm’s time zone, of the years 1000 to 2999."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/due_on",keyword:"type",params:{type: "string"}});
errors++;
}
}
let data5 = data.due_at;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
for(const key0 in data){
if(!["kind", "title", "user_id", "owner_id", "due_on", "due_at"].includes(key0)){
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
