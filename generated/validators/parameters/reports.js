// Written by `npm run generate` from openapi/. Do not edit.
import { isDate } from '../support/date.js';
import { textLength as func0 } from '../support/text-length.js';
export const getFiguresReportPeriod = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.period === undefined){
data.period = "year";
}
if(data.period === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "period"}});
errors++;
}
let data0 = data.period;
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
(vErrors ??= []).push({instancePath:instancePath+"/period",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["period"] = coerced0;
}
}
}
if(!["last_30_days", "quarter", "year"].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/period",keyword:"choice",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const getFiguresReportFrom = validate1;

const pattern0 = new RegExp("^[12][0-9]{3}-", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "from"}});
errors++;
}
if(data.from !== undefined){
let data0 = data.from;
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
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["from"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(func0(data0) < 10){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"minLength",params:{limit: 10}});
errors++;
}
if(!isDate(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"looks",params:{format: "date"}});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"matches",params:{says: "A calendar day in the firm’s time zone, of the years 1000 to 2999."}});
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
export const getFiguresReportTo = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "to"}});
errors++;
}
if(data.to !== undefined){
let data0 = data.to;
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
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["to"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(func0(data0) < 10){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"minLength",params:{limit: 10}});
errors++;
}
if(!isDate(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"looks",params:{format: "date"}});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"matches",params:{says: "A calendar day in the firm’s time zone, of the years 1000 to 2999."}});
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
export const getStatementMonth = validate3;
const pattern2 = new RegExp("^20\\d{2}-(0[1-9]|1[0-2])$", "u");
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.month === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "month"}});
errors++;
}
if(data.month !== undefined){
let data0 = data.month;
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
(vErrors ??= []).push({instancePath:instancePath+"/month",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["month"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 7){
(vErrors ??= []).push({instancePath:instancePath+"/month",keyword:"maxLength",params:{limit: 7}});
errors++;
}
if(func0(data0) < 7){
(vErrors ??= []).push({instancePath:instancePath+"/month",keyword:"minLength",params:{limit: 7}});
errors++;
}
if(!pattern2.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/month",keyword:"matches",params:{}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
export const getActivityReportMeasure = validate4;
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.measure === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "measure"}});
errors++;
}
if(data.measure !== undefined){
let data0 = data.measure;
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
(vErrors ??= []).push({instancePath:instancePath+"/measure",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["measure"] = coerced0;
}
}
}
if(!["new_clients", "links_published", "research_reports", "worksheets", "complaints"].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/measure",keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
export const getBreakdownReportBreakdown = validate5;
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.breakdown === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "breakdown"}});
errors++;
}
if(data.breakdown !== undefined){
let data0 = data.breakdown;
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
(vErrors ??= []).push({instancePath:instancePath+"/breakdown",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["breakdown"] = coerced0;
}
}
}
if(!["makes", "rejections", "complaints"].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/breakdown",keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
