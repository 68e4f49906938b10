// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from '../support/uuid.js';
import { textLength as func0 } from '../support/text-length.js';
export const listInitialClientDataTotal = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "total"}});
errors++;
}
if(data.total !== undefined){
let data0 = data.total;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["total"] = coerced0;
}
}
}
if(!["page"].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"choice",params:{}});
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
export const getInitialClientDataId = validate1;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!isUuid(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const getReceiptPdfContentToken = validate2;

const pattern0 = new RegExp("^[A-Za-z0-9_.-]+$", "u");
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "token"}});
errors++;
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["token"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"maxLength",params:{limit: 1000}});
errors++;
}
if(func0(data0) < 20){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"minLength",params:{limit: 20}});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"matches",params:{}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
