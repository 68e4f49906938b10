// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from './support/bounds.js';
import { isDate } from './support/date.js';
import { isDateTime } from './support/date-time.js';
import { isUuid } from './support/uuid.js';
import { textLength as func0 } from './support/text-length.js';
export const updateContactBody = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(!isUuid(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["call", "text", "email", "meeting", "note"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"choice",params:{}});
errors++;
}
}
if(data.direction !== undefined){
let data2 = data.direction;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/direction",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["in", "out", null].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/direction",keyword:"choice",params:{}});
errors++;
}
}
if(data.at !== undefined){
let data3 = data.at;
if(isBeyond(data3, "until", this, "now")){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"bounds",params:{says: "This time is in the future."}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.minutes !== undefined){
let data4 = data.minutes;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 1440 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.summary !== undefined){
let data5 = data.summary;
if(typeof data5 === "string"){
if(func0(data5) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!/\S/u.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.next !== undefined){
let data6 = data.next;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.due_at === undefined){
data6.due_at = null;
}
if(data6.is_follow_up === undefined){
data6.is_follow_up = false;
}
if(data6.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/next",keyword:"required",params:{missingProperty: "title"}});
errors++;
}
if(data6.due_on === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/next",keyword:"required",params:{missingProperty: "due_on"}});
errors++;
}
if(data6.title !== undefined){
let data7 = data6.title;
if(typeof data7 === "string"){
if(func0(data7) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/next/title",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/next/title",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!/\S/u.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/next/title",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/next/title",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data6.due_on !== undefined){
let data8 = data6.due_on;
if(typeof data8 === "string"){
if(func0(data8) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/next/due_on",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(func0(data8) < 10){
(vErrors ??= []).push({instancePath:instancePath+"/next/due_on",keyword:"minLength",params:{limit: 10}});
errors++;
}
if(!isDate(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/next/due_on",keyword:"looks",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/next/due_on",keyword:"type",params:{type: "string"}});
errors++;
}
}
let data9 = data6.due_at;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/next/due_at",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data9 === "string"){
if(func0(data9) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/next/due_at",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/next/due_at",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
if(typeof data6.is_follow_up !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/next/is_follow_up",keyword:"type",params:{type: "boolean"}});
errors++;
}
for(const key0 in data6){
if(!["title", "due_on", "due_at", "is_follow_up"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/next",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/next",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.version !== undefined){
let data11 = data.version;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 2147483647 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
for(const key1 in data){
if(!["user_id", "kind", "direction", "at", "minutes", "summary", "next", "version"].includes(key1)){
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
